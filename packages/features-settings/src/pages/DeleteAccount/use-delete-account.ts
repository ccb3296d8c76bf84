import { calls, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { usePasswordQuestion } from '../../components/PasswordQuestion/use-password-question.tsx';
import { settingsMessages } from '../../messages.ts';

const { personalData } = calls;
const invalidates = [personalData.overview, personalData.deletionPreview];

export function useDeleteAccount() {
  const t = useMessages(settingsMessages);
  const overview = useEndpoint(personalData.overview);
  const preview = useEndpoint(personalData.deletionPreview);
  const { ask: askPassword, question } = usePasswordQuestion();
  const ask = useAction(personalData.askDeletion, {
    success: t('deleteAsked'),
    failure: t('deleteAskFailed'),
    invalidates,
  });
  return {
    overview: overview.view,
    preview: preview.view,
    question,
    isPending: ask.isPending,
    /** The word has been typed. */
    async onAsk(word: string): Promise<void> {
      const currentPassword = await askPassword(t('deletePassword'));
      // What fails has already been told.
      if (currentPassword !== null) await ask.run({ body: { currentPassword, word } }).catch(() => undefined);
    },
  };
}
