import { calls, useAction, useEndpoint, type UserDetails } from '@portal/api';
import { useMessages } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';
import { detailsBody, type DetailsValues } from './details-values.ts';
import { type FoundFields, workflowBody, type WorkflowValues } from './workflow-fields.ts';

/** The password, where another e-mail asks for it. */
type Password = string | undefined;

/** What somebody has said of themself, and the two ways of saying it anew. */
export function useAccountDetails() {
  const t = useMessages(settingsMessages);
  const { view } = useEndpoint(calls.account.details);
  const actionOptions = {
    success: t('detailsSaved'),
    failure: t('detailsFailed'),
    invalidates: [calls.account.details, calls.account.security, calls.me.current],
  };
  const direct = useAction(calls.account.saveDetails, actionOptions);
  const workflow = useAction(calls.account.saveWorkflowDetails, actionOptions);
  return {
    view,
    async save(values: DetailsValues, details: UserDetails, currentPassword: Password) {
      await direct.run({ body: { ...detailsBody(values, details), currentPassword } });
    },
    async saveWorkflow(values: WorkflowValues, found: FoundFields, currentPassword: Password) {
      await workflow.run({ body: { ...workflowBody(values, found), currentPassword } });
    },
  };
}
