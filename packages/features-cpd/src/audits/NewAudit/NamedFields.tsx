import { useUserSearch } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { UserMultiPicker } from '@portal/ui';
import { cpdDeskMessages } from '../../desk/messages.ts';
import type { AuditValues } from './audit-values.ts';

/** Members who are found by their names. */
export function NamedFields({ form }: { form: Form<AuditValues> }) {
  const t = useMessages(cpdDeskMessages);
  const field = form.field('personIds');
  const search = useUserSearch({ chosen: field.value });
  return <UserMultiPicker {...field} search={search} label={t('people')} isRequired />;
}
