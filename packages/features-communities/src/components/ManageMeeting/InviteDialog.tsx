import { calls, type Meeting, useAction, useEndpoint } from '@portal/api';
import { type Problem, successToastMs, useMessages, usePortal, ViewSwitch } from '@portal/kit';
import { required, useForm } from '@portal/kit/form';
import {
  Button,
  Dialog,
  Form,
  Inline,
  ProblemPanel,
  SkeletonPerson,
  SkeletonRegion,
  Stack,
  UserMultiPicker,
} from '@portal/ui';
import { useId, useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { useMemberSearch } from '../../model/use-member-search.ts';
import { meetingReads } from '../Meetings/meeting-reads.ts';

interface InviteDialogProps {
  meeting: Pick<Meeting, 'id' | 'communityId'>;
  onClose: () => void;
}

/** Whom a private meeting is for: adds and removes them. */
export function InviteDialog({ meeting: { id, communityId }, onClose }: InviteDialogProps) {
  const t = useMessages(communitiesMessages);
  const { view } = useEndpoint(calls.meetings.managedById, { params: { id: communityId, meetingId: id } });
  const formId = useId();
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="people"
      title={t('inviteMembers')}
      description={t('inviteMembersText')}
      isDismissable={false}
      isPending={isPending}
      footer={
        <Inline gap={3} justify="end">
          <Button isDisabled={isPending} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} tone="primary" isDisabled={view.state !== 'ready'} isPending={isPending}>
            {t('sendInvites')}
          </Button>
        </Inline>
      }
    >
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion>
            <Stack gap={4}>
              <SkeletonPerson />
              <SkeletonPerson />
              <SkeletonPerson />
            </Stack>
          </SkeletonRegion>
        )}
        empty={() => null}
        failed={(problem, retry) => (
          <ProblemPanel scope="panel" title={t('invitedFailed')} detail={problem.message} onRetry={retry} />
        )}
        forbidden={(problem) => <ProblemPanel scope="panel" title={t('invitedFailed')} detail={problem.message} />}
        ready={(meeting) => (
          <InviteForm meeting={meeting} formId={formId} onPendingChange={setPending} onClose={onClose} />
        )}
      />
    </Dialog>
  );
}

interface InviteFormProps {
  meeting: Meeting;
  formId: string;
  onPendingChange: (isPending: boolean) => void;
  onClose: () => void;
}

function InviteForm({ meeting, formId, onPendingChange, onClose }: InviteFormProps) {
  const t = useMessages(communitiesMessages);
  const invite = useInvite(meeting);
  const form = useForm({
    initial: { userIds: meeting.users.map(({ userId }) => userId) },
    rules: { userIds: [required(t('inviteSomebody'))] },
    async onSubmit({ userIds }) {
      onPendingChange(true);
      try {
        await invite(userIds);
        onClose();
      } finally {
        onPendingChange(false);
      }
    },
  });
  const field = form.field('userIds');
  const search = useMemberSearch({ chosen: field.value, communityId: meeting.communityId });
  return (
    <Form id={formId} onSubmit={() => void form.onSubmit()}>
      <UserMultiPicker {...field} search={search} label={t('invitedMembers')} isRequired />
    </Form>
  );
}

/** Adds those who are new in a list, and removes those who are no longer in it. */
function useInvite({ id, communityId, users }: Meeting): (userIds: readonly string[]) => Promise<void> {
  const t = useMessages(communitiesMessages);
  const { notify } = usePortal();
  const failure = ({ message }: Problem) => ({ text: t('invitesFailed'), description: message });
  const add = useAction(calls.meetings.addMembers, { failure, invalidates: meetingReads });
  const remove = useAction(calls.meetings.removeMembers, { failure, invalidates: meetingReads });
  return async (userIds) => {
    const params = { id: communityId, meetingId: id };
    const before = users.map(({ userId }) => userId);
    const added = userIds.filter((each) => !before.includes(each));
    const removed = before.filter((each) => !userIds.includes(each));
    if (added.length > 0) await add.run({ params, body: { userIds: added } });
    if (removed.length > 0) await remove.run({ params, body: { userIds: removed } });
    notify.success(t('invitesSent'), { durationMs: successToastMs });
  };
}
