import { useUserSearch, type UserSearchResult } from '@portal/api';
import { useViewer } from '@portal/kit';
import { type SessionsOf, useSessionsOf } from './use-sessions-of.ts';

export interface MemberSessions extends SessionsOf {
  search: UserSearchResult;
  /** Whose sessions are shown; null while nobody is chosen. */
  personId: string | null;
  /** What that person is called, as soon as it is known. */
  name: string | null;
  isOneself: boolean;
  onChoose(personId: string | null): void;
}

export function useMemberSessions(personId: string | null, onChoose: MemberSessions['onChoose']): MemberSessions {
  const search = useUserSearch({ chosen: personId === null ? [] : [personId] });
  const person = search.chosen[0]?.person;
  const name = person === undefined ? null : `${person.firstName} ${person.lastName}`;
  const isOneself = useViewer()?.id === personId;
  return { ...useSessionsOf(isOneself ? null : personId, name), search, personId, name, isOneself, onChoose };
}
