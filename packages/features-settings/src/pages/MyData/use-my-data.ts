import { calls, useAction, useEndpoint } from '@portal/api';
import { saveFile, useMessages } from '@portal/kit';
import { usePasswordQuestion } from '../../components/PasswordQuestion/use-password-question.tsx';
import { settingsMessages } from '../../messages.ts';

const { personalData } = calls;
const whileMadeMs = 10_000;

/** The copy of what is held of whoever is signed in; looked at again while it is made. */
export function useMyData() {
  const t = useMessages(settingsMessages);
  const { view } = useEndpoint(
    personalData.overview,
    {},
    { renewsMs: (overview) => (overview?.copy?.status === 'making' ? whileMadeMs : undefined) },
  );
  const { ask: askPassword, question } = usePasswordQuestion();
  const ask = useAction(personalData.askCopy, {
    success: t('myDataAsked'),
    failure: t('myDataAskFailed'),
    invalidates: [personalData.overview],
  });
  const download = useAction(personalData.downloadCopy, { failure: t('myDataDownloadFailed') });
  return {
    view,
    question,
    isPending: ask.isPending || download.isPending,
    async onAsk(): Promise<void> {
      const currentPassword = await askPassword(t('myDataPassword'));
      // What fails has already been told.
      if (currentPassword !== null) await ask.run({ body: { currentPassword } }).catch(() => undefined);
    },
    async onDownload(): Promise<void> {
      await download
        .run({})
        .then((file) => saveFile(file, `${t('myDataFile')}.zip`))
        .catch(() => undefined);
    },
  };
}
