import type { ExpertiseArea } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { Card, Checkbox, FieldGroup, Grid } from '@portal/ui';
import { StepForm } from '../../components/Welcome/StepForm.tsx';
import { chosenIn, type Expertise, isChosen, toggled } from '../../model/welcome/expertise.ts';
import { useWelcomeForm } from '../../model/welcome/use-welcome-form.ts';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import * as styles from './WelcomeExpertiseScreen.css.ts';

const step = 'areas-of-expertise';

/** What somebody knows well: areas with their categories, and what is below those. */
export function ExpertiseForm({ start, way }: { start: WelcomeStart; way: WelcomeNavigation }) {
  const form = useWelcomeForm({ step, start, way });
  const areas = start.options.expertiseAreas;
  const { value, onChange } = form.field('expertiseAreas');
  return (
    <StepForm step={step} start={start} way={way} form={form} isPlain>
      <Grid minColumn="lg" gap={4}>
        {areas.map((area) => (
          <Card key={area.id} padding={5}>
            <Area area={area} chosen={value} onToggle={(id) => onChange(toggled(areas, value, id))} />
          </Card>
        ))}
      </Grid>
    </StepForm>
  );
}

interface AreaProps {
  area: ExpertiseArea;
  chosen: Expertise;
  onToggle: (id: string) => void;
}

function Area({ area, chosen, onToggle }: AreaProps) {
  const t = useMessages(welcomeMessages);
  const choice = ({ id, name }: { id: string; name: string }) => (
    <Checkbox label={name} name={id} isSelected={isChosen(chosen, id)} onChange={() => onToggle(id)} />
  );
  return (
    <FieldGroup legend={area.name} description={t('chosenOf', { n: chosenIn(chosen, area.id) })}>
      <div className={styles.choices}>
        {area.categories.map((category) => (
          <div key={category.id} className={styles.choices}>
            {choice(category)}
            {category.subCategories !== undefined && category.subCategories.length > 0 && (
              <div role="group" aria-label={category.name} className={styles.below}>
                {category.subCategories.map((sub) => (
                  <div key={sub.id}>{choice(sub)}</div>
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
