import { calls, type Member, useAction } from '@portal/api';
import { memberActions } from '@portal/rules';
import { type PageProps, saveFile, useMessages, usePortal, useViewer } from '@portal/kit';
import { useState } from 'react';
import { CommunityAdmin } from '../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { type MemberDialog, MemberDialogs } from './MemberDialogs.tsx';
import { MembersScreen } from './MembersScreen.tsx';
import { nameOf, useMemberMutations } from './use-member-mutations.ts';
import { useMembers } from './use-members.ts';

export { firstReads } from '../Frame/use-admin-community.ts';

/** Those who belong to a community, and those who want to. */
export function MembersPage(props: PageProps<'id'>) {
  return (
    <CommunityAdmin id={props.params.id} page="members">
      {(admin) => <LiveMembers {...props} {...admin} />}
    </CommunityAdmin>
  );
}

function LiveMembers({ community, facts, ...props }: PageProps<'id'> & AdminCommunity) {
  const t = useMessages(communitiesAdminMessages);
  const { id } = community;
  const { notify } = usePortal();
  const keeper = { id: useViewer()?.id ?? '', permissions: facts.permissions };
  const list = useMembers(props);
  const mutations = useMemberMutations(id);
  const [dialog, setDialog] = useState<MemberDialog | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [chosenIds, setChosenIds] = useState<string[]>([]);
  const table = useAction(calls.membership.exportCsv, {
    failure: ({ message }) => ({ text: t('csvFailed'), description: message }),
  });
  const takeTable = () =>
    table
      .run({ params: { id } })
      .then((file) => saveFile(file, t('csvFileName')))
      // The toast has told what went wrong.
      .catch(() => undefined);
  const ask = (kind: MemberDialog['kind']) => (member: Member) => setDialog({ kind, member });
  const letsIn = facts.permissions.has('communityAddMember');
  // What fails has already been told.
  const quietly = (doing: Promise<unknown>) => void doing.catch(() => undefined);
  return (
    <>
      <MembersScreen
        {...list}
        actionsOf={(member) =>
          memberActions({ ...member, id: member.userId, name: nameOf(member), isStaff: false }, keeper, community)
        }
        mayReadAnswers={letsIn}
        chosenIds={chosenIds}
        onChosenIds={setChosenIds}
        onApproveChosen={(ids) => quietly(mutations.approveAll(ids).finally(() => setChosenIds([])))}
        onApprove={(member) => quietly(mutations.approve(member))}
        onRole={(member, role) =>
          member.userId === keeper.id
            ? setDialog({ kind: 'stepDown', member, role })
            : quietly(mutations.giveRole(member, role))
        }
        onAnswers={ask('answers')}
        onRemove={ask('remove')}
        onBlock={ask('block')}
        onExport={() => void takeTable()}
        isExporting={table.isPending}
        onAdd={letsIn && !community.isArchived ? () => setAdding(true) : undefined}
      />
      {isAdding && <AddMembersDialog communityId={id} onClose={() => setAdding(false)} />}
      {dialog !== null && (
        <MemberDialogs
          communityId={id}
          dialog={dialog}
          mutations={mutations}
          onDone={(words) => notify.success(words)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
