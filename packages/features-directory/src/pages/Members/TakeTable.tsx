import { calls, useAction } from '@portal/api';
import { saveFile, useMessages, useViewer } from '@portal/kit';
import { userRoles } from '@portal/kit/access';
import { Button, IconDownload } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';
import { type MemberFilters, narrowedBy } from './member-filters.ts';

/** Saves all that the list has as a table; only administrators take one. */
export function TakeTable({ filters }: { filters: MemberFilters }) {
  const t = useMessages(directoryMessages);
  const { run, isPending } = useAction(calls.directory.exportMembers, {
    failure: ({ message }) => ({ text: t('tableFailed'), description: message }),
  });
  if (useViewer()?.role !== userRoles.Admin) return null;
  const take = () =>
    run({ query: narrowedBy(filters) })
      .then((file) => saveFile(file, t('tableFileName')))
      // The toast has told what went wrong.
      .catch(() => undefined);
  return (
    <Button icon={IconDownload} isPending={isPending} onPress={() => void take()}>
      {t('downloadCsv')}
    </Button>
  );
}
