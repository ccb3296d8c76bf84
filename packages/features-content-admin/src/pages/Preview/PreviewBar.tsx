import type { CallReply, calls } from '@portal/api';
import { useMessages } from '@portal/kit';
import { BackLink, Banner, Grid, ProblemPanel, Select, Stack, Text } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import type { ContentOptions } from '../../model/use-content-options.ts';
import { type PreviewReader, readers } from './preview-reader.ts';
import * as styles from './PreviewScreen.css.ts';

export interface PreviewBarProps {
  reader: PreviewReader;
  /** Undefined as long as they are not there. */
  segments: ContentOptions['segments'] | undefined;
  /** They could not be loaded. */
  onRetrySegments: (() => void) | undefined;
  editHref: string | undefined;
  /** Null while it is not known. */
  preview: Pick<CallReply<typeof calls.contentDesk.preview>, 'isRead' | 'isReadInItsTime'> | null;
  onReader: (reader: PreviewReader) => void;
}

/** A value that is no id. */
const none = '';
const readerWords = { member: 'asMember', lapsed: 'asLapsed', stranger: 'asStranger' } as const;

/** Says that this is a preview, as whom, and whether they read it now. */
export function PreviewBar({ reader, segments, onRetrySegments, editHref, preview, onReader }: PreviewBarProps) {
  const t = useMessages(contentAdminMessages);
  return (
    <Stack gap={4}>
      {editHref !== undefined && <BackLink href={editHref}>{t('backToEditing')}</BackLink>}
      <Banner tone="info" title={t('previewTitle')}>
        <div className={styles.choices}>
          <Stack gap={4}>
            <Grid minColumn="sm" gap={4}>
              <Select
                label={t('seenAs')}
                value={reader.as}
                options={readers.map((value) => ({ value, label: t(readerWords[value]) }))}
                onChange={(value) => onReader({ ...reader, as: readers.find((one) => one === value) ?? 'member' })}
              />
              {onRetrySegments === undefined && (
                <Select
                  label={t('ofSegment')}
                  value={reader.segmentId ?? none}
                  // It is there without them too, so that nothing moves when they come.
                  isDisabled={segments === undefined}
                  options={[
                    { value: none, label: t('ofNoSegment') },
                    ...(segments ?? []).map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={(value) => onReader({ ...reader, segmentId: value === none ? null : value })}
                />
              )}
            </Grid>
            {onRetrySegments !== undefined && (
              <ProblemPanel scope="panel" title={t('optionsFailed')} onRetry={onRetrySegments} />
            )}
            <Text role="status" size="sm">
              {preview === null ? t('previewLoading') : t(verdict(preview))}
            </Text>
          </Stack>
        </div>
      </Banner>
    </Stack>
  );
}

function verdict({ isRead, isReadInItsTime }: { isRead: boolean; isReadInItsTime: boolean }) {
  if (isRead) return 'isReadNow';
  return isReadInItsTime ? 'isReadLater' : 'isNeverRead';
}
