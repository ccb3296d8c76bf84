import type { PackPreview } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  IconDownload,
  Inline,
  PanelSwitch,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { DatePicker } from '@portal/ui/dates';
import { cpdMessages } from '../../messages.ts';
import { PackContents, type PackContentsProps } from './PackContents.tsx';
import type { SavedPack } from './use-pack.ts';

export interface PackScreenProps extends Pick<PackContentsProps, 'further'> {
  years: string;
  view: View<PackPreview>;
  asOf: string | null;
  onDay: (day: string | null) => void;
  /** The first and the last day that can be told; null: every day. */
  days: { first: string | null; last: string };
  saved: SavedPack | null;
  isSaving: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** What is in the evidence pack of a period, for its member before anybody else, and its download. */
export function PackScreen({
  years,
  view,
  days,
  asOf,
  onDay,
  saved,
  isSaving,
  onSave,
  onClose,
  further,
}: PackScreenProps) {
  const t = useMessages(cpdMessages);
  const { day: dayText } = useFormats();
  const pack = view.state === 'ready' ? view.data : null;
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('packTitle', { years })}
      description={t('packText')}
      onClose={onClose}
      isPending={isSaving}
      footer={
        <Stack gap={3}>
          {saved !== null && <Saved saved={saved} />}
          <Inline gap={3} justify="end">
            <Button isDisabled={isSaving} onPress={onClose}>
              {t('close')}
            </Button>
            <Button
              tone="primary"
              icon={IconDownload}
              isPending={isSaving}
              isDisabled={pack === null || pack.excess !== null}
              onPress={() => pack !== null && onSave(pack.fileName)}
            >
              {t('download')}
            </Button>
          </Inline>
        </Stack>
      }
    >
      <Stack gap={5}>
        <DatePicker
          label={t('packAsOf')}
          description={days.first === null ? t('packAsOfHint') : t('packAsOfHintSince', { day: dayText(days.first) })}
          value={asOf}
          onChange={onDay}
          max={days.last}
          {...(days.first === null ? {} : { min: days.first })}
          isOptional
          isReadOnly={isSaving}
        />
        <PanelSwitch
          view={view}
          skeleton={<Skeleton lines={8} />}
          skeletonLabel={t('packLoading')}
          failedTitle={t('packContentsFailed')}
          empty={
            <EmptyState
              scope="panel"
              title={t('packEmpty')}
              text={asOf === null ? t('packEmptyText') : t('packEmptyOnDay', { day: dayText(asOf) })}
            />
          }
        >
          {(ready) => <PackContents key={ready.asOf} pack={ready} further={further} />}
        </PanelSwitch>
      </Stack>
    </Dialog>
  );
}

function Saved({ saved: { name, sum } }: { saved: SavedPack }) {
  const t = useMessages(cpdMessages);
  return (
    <Banner tone="positive" role="status" title={t('packSaved', { name })}>
      <Text>{sum === null ? t('packSavedPlain') : t('packSavedText', { sum })}</Text>
    </Banner>
  );
}
