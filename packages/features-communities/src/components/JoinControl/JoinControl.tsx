import type { Community } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { Button, IconCheck, IconClock, IconLogOut, Inline, lazyComponent, MenuButton } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { joinKey } from '../../model/draft-keys.ts';
import { joinOffer } from '../../model/membership.ts';
import { useIsStaff } from '../../model/use-is-staff.ts';
import { useJoin } from './use-join.ts';
import { useMembershipExit } from './use-membership-exit.ts';

// What only a press opens is loaded by that press.
const LeaveDialog = lazyComponent(() =>
  import('./LeaveDialog.tsx').then((module) => ({ default: module.LeaveDialog })),
);
const QuestionsDialog = lazyComponent(() =>
  import('../QuestionsDialog/QuestionsDialog.tsx').then((module) => ({ default: module.QuestionsDialog })),
);
const TermsDialog = lazyComponent(() =>
  import('../TermsDialog/TermsDialog.tsx').then((module) => ({ default: module.TermsDialog })),
);

interface JoinControlProps {
  community: Community;
  /** `strong` where joining is the one thing of the screen; a grid of cards stays quiet. */
  emphasis?: 'strong' | 'quiet';
  onLeft?: () => void;
}

/** The join button with everything behind it: terms, questions, cancelling and leaving. */
export function JoinControl(props: JoinControlProps) {
  const { community, emphasis = 'quiet' } = props;
  const t = useMessages(communitiesMessages);
  const isStaff = useIsStaff();
  const offer = joinOffer(community, isStaff);
  const size = emphasis === 'strong' ? 'md' : 'sm';

  if (offer === 'none') return null;
  if (offer === 'joined') {
    return (
      <Button size={size} icon={IconCheck} isDisabled>
        {t('joined')}
      </Button>
    );
  }
  if (offer === 'pending') return <PendingRequest community={community} size={size} />;
  if (offer === 'leave') return <LeaveMenu community={community} size={size} onLeft={props.onLeft} />;
  return <JoinButton community={community} size={size} tone={emphasis === 'strong' ? 'primary' : 'secondary'} />;
}

type Size = 'sm' | 'md';

function JoinButton(props: { community: Community; size: Size; tone: 'primary' | 'secondary' }) {
  const { community } = props;
  const t = useMessages(communitiesMessages);
  const { step, isSending, start, goOn, close, acceptTerms, submitAnswers } = useJoin(community);
  const { drafts } = usePortal();
  const isBegun = useRef(false);
  // Who comes from the list of drafts goes on with the answers.
  useEffect(() => {
    if (isBegun.current || !drafts.isTakenUp(joinKey(community.id))) return;
    isBegun.current = true;
    void goOn();
  });
  const text = t(community.isPublic ? 'joinCommunity' : 'requestToJoin');

  return (
    <>
      <Button
        size={props.size}
        tone={props.tone}
        onPress={start}
        isPending={step.at === 'starting'}
        label={`${text}: ${community.name}`}
      >
        {text}
      </Button>
      {step.at === 'terms' && (
        <TermsDialog community={community} isPending={isSending} onAccept={acceptTerms} onClose={close} />
      )}
      {step.at === 'questions' && (
        <QuestionsDialog
          community={community}
          questions={step.questions}
          isPending={isSending}
          onSubmit={submitAnswers}
          onClose={close}
        />
      )}
    </>
  );
}

function PendingRequest(props: { community: Community; size: Size }) {
  const t = useMessages(communitiesMessages);
  const { cancelRequest, isCancelling } = useMembershipExit(props.community);
  return (
    <Inline gap={1}>
      <Button size={props.size} icon={IconClock} isDisabled>
        {t('pendingAccess')}
      </Button>
      <Button size={props.size} tone="quiet" onPress={cancelRequest} isPending={isCancelling}>
        {t('cancelRequest')}
      </Button>
    </Inline>
  );
}

function LeaveMenu(props: { community: Community; size: Size; onLeft?: (() => void) | undefined }) {
  const { community } = props;
  const t = useMessages(communitiesMessages);
  const [isAsking, setAsking] = useState(false);
  const { leaveCommunity, isLeaving } = useMembershipExit(community, props.onLeft);

  async function leave() {
    if (await leaveCommunity()) setAsking(false);
  }

  return (
    <>
      <MenuButton
        label={t('joined')}
        trigger={{ kind: 'button', size: props.size, icon: IconCheck }}
        items={[
          {
            id: 'leave',
            label: t('leaveCommunity'),
            icon: IconLogOut,
            tone: 'critical',
            onPress: () => setAsking(true),
          },
        ]}
      />
      {isAsking && (
        <LeaveDialog
          community={community}
          isPending={isLeaving}
          onConfirm={() => void leave()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
