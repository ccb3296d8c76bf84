import { useMessages } from '@portal/kit';
import { Button, IconCheckCircle, IconDownload, IconList, Inline } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';

export interface AttendeeActionsProps {
  checkInHref: string | undefined;
  cateringHref: string | undefined;
  /** The table is on its way. */
  isSaving: boolean;
  onSave: () => void;
}

/** What is done with all of them. */
export function AttendeeActions({ checkInHref, cateringHref, isSaving, onSave }: AttendeeActionsProps) {
  const t = useMessages(eventsDeskMessages);
  return (
    <Inline gap={3}>
      {checkInHref !== undefined && (
        <Button href={checkInHref} icon={IconCheckCircle}>
          {t('checkInPageTitle')}
        </Button>
      )}
      {cateringHref !== undefined && (
        <Button href={cateringHref} icon={IconList}>
          {t('catering')}
        </Button>
      )}
      <Button icon={IconDownload} isPending={isSaving} onPress={onSave}>
        {t('downloadCsv')}
      </Button>
    </Inline>
  );
}
