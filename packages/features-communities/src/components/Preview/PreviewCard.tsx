import type { LinkPreview } from '@portal/api';
import { useMessages } from '@portal/kit';
import { IconButton, IconClose, Image, Text } from '@portal/ui';
import type { Ref } from 'react';
import { communitiesMessages } from '../../messages.ts';
import * as css from './PreviewCard.css.ts';

export interface PreviewCardProps {
  preview: LinkPreview;
  /** Left out for who may not edit the text that it belongs to. */
  onRemove?: (() => void) | undefined;
  isRemoving?: boolean;
  cardRef?: Ref<HTMLDivElement>;
}

/** What a page says of itself, as tall as the place that is kept for it. */
export function PreviewCard({ preview, onRemove, isRemoving = false, cardRef }: PreviewCardProps) {
  const t = useMessages(communitiesMessages);
  const { url, title, description, siteName: site, imageUrl } = preview;
  return (
    <div ref={cardRef} className={css.card}>
      {imageUrl !== null && (
        <div className={css.picture}>
          <Image src={imageUrl} alt="" patternName={site} ratio="1:1" radius="none" sizes="16rem" />
        </div>
      )}
      <div className={onRemove ? `${css.words} ${css.removable}` : css.words}>
        <Text size="xs" tone="quiet" maxLines={1}>
          <bdi>{site}</bdi>
        </Text>
        <a
          className={css.title}
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={t('previewOpens', { title, site })}
        >
          <bdi>{title}</bdi>
        </a>
        {description !== '' && (
          <Text size="sm" tone="quiet" maxLines={1}>
            <bdi>{description}</bdi>
          </Text>
        )}
      </div>
      {onRemove && (
        <div className={css.remove}>
          <IconButton
            icon={IconClose}
            label={t('previewRemove', { site })}
            size="sm"
            isPending={isRemoving}
            onPress={onRemove}
          />
        </div>
      )}
    </div>
  );
}
