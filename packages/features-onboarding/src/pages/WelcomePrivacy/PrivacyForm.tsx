import { type PrivacyFlags } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { Switch } from '@portal/ui';
import { StepForm } from '../../components/Welcome/StepForm.tsx';
import { useWelcomeForm } from '../../model/welcome/use-welcome-form.ts';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import * as styles from './WelcomePrivacyScreen.css.ts';

const step = 'privacy-preferences';

/** What of somebody others see, each turned on or off by itself. */
export function PrivacyForm({ start, way }: { start: WelcomeStart; way: WelcomeNavigation }) {
  const t = useMessages(welcomeMessages);
  const form = useWelcomeForm({ step, start, way });
  const flags = form.section('userPrivacy');
  const toggle = (name: keyof PrivacyFlags) => {
    const { value, onChange } = flags.field(name);
    return <Switch label={t(name)} name={name} isSelected={value} onChange={onChange} />;
  };
  return (
    <StepForm step={step} start={start} way={way} form={form}>
      {toggle('includeInDirectory')}
      {toggle('showDirectoryPhoto')}
      {toggle('showContactInformation')}
      <div role="group" aria-label={t('showContactInformation')} className={styles.within}>
        {toggle('showEmail')}
        {toggle('showOrganisation')}
        {toggle('showPersonalMobile')}
        {toggle('showWorkLandline')}
      </div>
    </StepForm>
  );
}
