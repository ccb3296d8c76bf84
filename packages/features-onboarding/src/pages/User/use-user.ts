import { calls, useAction, useEndpoint, type UserDetail } from '@portal/api';
import { useMessages, useViewer, type UserRole } from '@portal/kit';
import { useState } from 'react';
import { accountMessages } from '../../model/messages.ts';

/** What is asked about before it is done. */
export type UserQuestion = 'role' | 'disable' | 'enable';

/** What is being done with an account, and how: each change rejects, after its toast, where it could not be made. */
export interface UserChanges {
  /** What is asked about. */
  question: UserQuestion | null;
  isPending: boolean;
  onAsk: (question: UserQuestion | null) => void;
  onRole: (role: UserRole, roleWas: UserRole) => Promise<void>;
  onDisable: (reason: string) => Promise<void>;
  onEnable: () => Promise<void>;
}

const invalidates = [
  calls.users.byId,
  calls.users.list,
  calls.people.search,
  calls.people.sessions,
  calls.managers.list,
];

/** One account, and what can be done with it. */
export function useUser(id: string) {
  const t = useMessages(accountMessages);
  const { view } = useEndpoint(calls.users.byId, { params: { id } });
  const [question, setQuestion] = useState<UserQuestion | null>(null);
  const name = ({ firstName, lastName }: UserDetail) => ({ name: `${firstName} ${lastName}` });
  const changeRole = useAction(calls.users.changeRole, {
    success: (user) => t('roleChanged', name(user)),
    failure: ({ message }) => ({ text: t('roleFailed'), description: message }),
    invalidates,
  });
  const disable = useAction(calls.users.disable, {
    success: (user) => t('accountDisabled', name(user)),
    failure: ({ message }) => ({ text: t('disableFailed'), description: message }),
    invalidates,
  });
  const enable = useAction(calls.users.enable, {
    success: (user) => t('accountEnabled', name(user)),
    failure: ({ message }) => ({ text: t('enableFailed'), description: message }),
    invalidates,
  });

  /** The question stays where it could not be done; the page is refetched either way. */
  async function finish(change: Promise<unknown>): Promise<void> {
    await change;
    setQuestion(null);
  }

  return {
    view,
    isOneself: useViewer()?.id === id,
    question: question,
    onAsk: setQuestion,
    isPending: changeRole.isPending || disable.isPending || enable.isPending,
    onRole: (role: UserRole, roleWas: UserRole) => finish(changeRole.run({ params: { id }, body: { role, roleWas } })),
    onDisable: (reason: string) => finish(disable.run({ params: { id }, body: { reason } })),
    onEnable: () => finish(enable.run({ params: { id } })),
  };
}
