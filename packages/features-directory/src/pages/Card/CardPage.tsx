import { calls, firstRead, useEndpoint } from '@portal/api';
import { type DirectoryCard, vCard } from '@portal/rules';
import { type PageProps, saveFile, useMessages } from '@portal/kit';
import { directoryMessages } from '../../messages.ts';
import { CardScreen } from './CardScreen.tsx';

export function firstReads() {
  return [firstRead(calls.directory.card, {})];
}

/** What I hand on of myself. */
export function CardPage(_props: PageProps) {
  const t = useMessages(directoryMessages);
  const { view } = useEndpoint(calls.directory.card);
  const save = (card: DirectoryCard) =>
    saveFile(new Blob([vCard(card)], { type: 'text/vcard;charset=utf-8' }), t('cardFileName'));
  return <CardScreen view={view} onSave={save} />;
}
