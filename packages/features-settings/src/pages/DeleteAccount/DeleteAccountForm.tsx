import { deletionWord, deletionWordRefusal } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { custom, useForm } from '@portal/kit/form';
import { Button, Form, Inline, TextField } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

export interface DeleteAccountFormProps {
  isPending: boolean;
  onAsk: (word: string) => Promise<void>;
}

/** Nobody deletes an account by a slip: a word is typed first. */
export function DeleteAccountForm({ isPending, onAsk }: DeleteAccountFormProps) {
  const t = useMessages(settingsMessages);
  const form = useForm<{ word: string }>({
    initial: { word: '' },
    rules: {
      word: [
        custom((word: string) => deletionWordRefusal(word) === null, t('deleteWordWrong', { word: deletionWord })),
      ],
    },
    onSubmit: ({ word }) => onAsk(word),
  });
  return (
    <Form onSubmit={() => void form.onSubmit()} label={t('deleteAccountPageTitle')}>
      <TextField {...form.field('word')} label={t('deleteWord', { word: deletionWord })} isRequired />
      <Inline justify="end">
        <Button type="submit" tone="critical" isPending={isPending || form.isPending}>
          {t('deleteAsk')}
        </Button>
      </Inline>
    </Form>
  );
}
