import { useMessages } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { planMessages } from '../../messages-plan.ts';

interface DraftBannerProps {
  form: { restoredDraft: boolean; reset: () => void };
}

/** Says that what stands in a form was begun earlier, and lets it be begun anew. */
export function DraftBanner({ form }: DraftBannerProps) {
  const t = useMessages(planMessages);
  if (!form.restoredDraft) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" tone="quiet" onPress={() => form.reset()}>
          {t('draftDiscard')}
        </Button>
      }
    >
      {t('draftRestored')}
    </Banner>
  );
}
