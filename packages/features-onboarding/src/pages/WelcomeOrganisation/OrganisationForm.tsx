import type { OrganisationSearch } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { Link, OrganisationField, Text, TextField } from '@portal/ui';
import { useEffect, useState } from 'react';
import { StepForm } from '../../components/Welcome/StepForm.tsx';
import { useWelcomeForm } from '../../model/welcome/use-welcome-form.ts';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import type { OrganisationDetail } from './use-organisation.ts';

const step = 'org-details';

interface OrganisationFormProps {
  start: WelcomeStart;
  way: WelcomeNavigation;
  organisations: OrganisationSearch;
  chosen: OrganisationDetail;
}

/** The organisation that somebody works for, found by searching, with where it is, and what they are there. */
export function OrganisationForm({ start, way, organisations, chosen }: OrganisationFormProps) {
  const t = useMessages(welcomeMessages);
  const { supportEmail } = usePortal().profile;
  const form = useWelcomeForm({ step, start, way });
  const section = form.section('organisationDetails');
  const { value: id, onChange, ...field } = section.field('organisationId');
  const [picked, setPicked] = useState<{ id: string; name: string } | null>(null);
  const organisation = [chosen.detail, picked, knownOf(start)].find((one) => one !== null && one.id === id) ?? null;
  const { onChosen } = chosen;
  useEffect(() => onChosen(id), [onChosen, id]);
  return (
    <StepForm step={step} start={start} way={way} form={form}>
      <OrganisationField
        {...field}
        label={t('organisation')}
        description={t('organisationHint')}
        value={id === null ? null : (organisation ?? { id, name: '' })}
        onChange={(next) => {
          setPicked(next);
          onChange(next?.id ?? null);
        }}
        search={organisations}
        isOptional
      />
      <TextField
        label={t('location')}
        value={placeOf(organisation) || t('noValue')}
        onChange={() => undefined}
        isReadOnly
      />
      {start.form.has('jobTitle') && (
        <TextField {...section.field('jobTitle')} label={t('jobTitle')} autoComplete="organization-title" isOptional />
      )}
      {supportEmail !== undefined && (
        <Text tone="quiet">
          {t('organisationMissing')} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </Text>
      )}
    </StepForm>
  );
}

interface KnownOrganisation {
  id: string;
  name: string;
  location?: string;
}

function knownOf({ known }: WelcomeStart): KnownOrganisation | null {
  const { organisationId, organisationName: name, location } = known.organisationDetails;
  return organisationId === null ? null : { id: organisationId, name, location };
}

/** Empty where nobody has said it, or it is not known yet. */
function placeOf(organisation: KnownOrganisation | null): string {
  return organisation?.location ?? '';
}
