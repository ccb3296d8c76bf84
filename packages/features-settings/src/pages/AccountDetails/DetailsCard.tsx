import type { UserDetails } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { Card, Section } from '@portal/ui';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';
import type { AccountSettings } from '../../settings.ts';
import { detailsDraftKey } from './details-draft.ts';
import { DetailsForm, type DetailsFormProps } from './DetailsForm.tsx';
import { DetailsSummary } from './DetailsSummary.tsx';
import { WorkflowForm, type WorkflowFormProps } from './WorkflowForm.tsx';

export interface DetailsCardProps {
  details: UserDetails;
  mode: AccountSettings['save'];
  onSave: DetailsFormProps['onSave'];
  onSaveWorkflow: WorkflowFormProps['onSave'];
}

/** As it was said, or in a form; whoever had not saved comes back to the form. */
export function DetailsCard({ details, mode, onSave, onSaveWorkflow }: DetailsCardProps) {
  const t = useMessages(settingsMessages);
  const { drafts } = usePortal();
  const [isEditing, setEditing] = useState(() => drafts.has(detailsDraftKey));
  const close = () => setEditing(false);
  return (
    <Section title={t('details')}>
      <Card padding={6}>
        {!isEditing && <DetailsSummary details={details} mode={mode} onEdit={() => setEditing(true)} />}
        {isEditing && mode === 'direct' && <DetailsForm details={details} onSave={onSave} onClose={close} />}
        {isEditing && mode === 'workflow' && <WorkflowForm details={details} onSave={onSaveWorkflow} onClose={close} />}
      </Card>
    </Section>
  );
}
