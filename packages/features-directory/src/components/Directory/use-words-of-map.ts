import { useMessages } from '@portal/kit';
import { directoryMessages } from '../../messages.ts';

/** What is on a map. */
export type Mapped = 'members' | 'organisations';

/** How many are on a map, that none are, and how a place and several are called. */
export function useWordsOfMap(of: Mapped) {
  const t = useMessages(directoryMessages);
  if (of === 'members')
    return {
      shown: (n: number) => t('membersOnMap', { n }),
      none: t('noMembersOnMap'),
      at: (n: number, postCode: string) => t('membersAt', { n, postCode }),
      around: (n: number, places: number) => t('membersAround', { n, places }),
    };
  return {
    shown: (n: number) => t('organisationsOnMap', { n }),
    none: t('noOrganisationsOnMap'),
    at: (n: number, postCode: string) => t('organisationsAt', { n, postCode }),
    around: (n: number, places: number) => t('organisationsAround', { n, places }),
  };
}
