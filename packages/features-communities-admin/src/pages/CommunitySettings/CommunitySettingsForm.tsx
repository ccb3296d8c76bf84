import { useMessages } from '@portal/kit';
import { Banner, Button, Form, Inline, Stack } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { CommunityFields } from '../CommunityForm/CommunityFields.tsx';
import type { CommunityFormState } from '../CommunityForm/use-community-form.ts';

interface CommunitySettingsFormProps {
  state: CommunityFormState;
  isReadOnly: boolean;
}

/** The fields of a community, to be changed by those who hold `commentEdit`. */
export function CommunitySettingsForm({ state, isReadOnly }: CommunitySettingsFormProps) {
  const t = useMessages(communitiesAdminMessages);
  const { form } = state;
  return (
    <Form label={t('settingsPageTitle')} onSubmit={() => void form.onSubmit()}>
      <Stack gap={6}>
        {isReadOnly && <Banner tone="info">{t('settingsReadOnly')}</Banner>}
        <CommunityFields state={state} isReadOnly={isReadOnly} />
        {!isReadOnly && (
          <Inline gap={3}>
            <Button type="submit" tone="primary" isPending={form.isPending}>
              {t('save')}
            </Button>
            {form.isDirty && (
              <Button isDisabled={form.isPending} onPress={() => form.reset()}>
                {t('discardSettings')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Form>
  );
}
