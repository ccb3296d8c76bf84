import type { Post } from '@portal/api';
import { useMessages } from '@portal/kit';
import { AttachmentList, Heading, Image, isCutShort, Link, RichText, Stack } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { useMentionHref } from '../../model/use-mention-href.ts';
import { shownFiles } from '../../model/shown-files.ts';
import { PostBadges } from './PostBadges.tsx';
import * as css from './PostCard.css.ts';

export interface PostBodyProps {
  post: Post;
  href: string | undefined;
  headingLevel: 1 | 2 | 3;
  /** A list shows the beginning of a long text and leads to the whole. */
  isShortened: boolean;
}

/** Of a post in a list. */
const lines = 6;

/** What a post says: kind, title, text, picture, files. */
export function PostBody({ post, href, headingLevel, isShortened }: PostBodyProps) {
  const t = useMessages(communitiesMessages);
  const mentionHref = useMentionHref();
  const isLong = isShortened && href !== undefined && (isCutShort(post.body, lines) || textLength(post.body) > 420);
  return (
    <Stack gap={3}>
      <PostBadges post={post} />
      <Heading level={headingLevel} size={isShortened ? 'md' : '2xl'}>
        {isShortened && href !== undefined ? (
          <Link href={href} tone="inherit" isStandalone>
            {post.title}
          </Link>
        ) : (
          post.title
        )}
      </Heading>
      <RichText html={post.body} mentionHref={mentionHref} {...(isShortened ? { maxLines: lines } : {})} />
      {isLong && (
        <Link href={href} isStandalone label={t('readMoreOf', { title: post.title })}>
          {t('readMore')}
        </Link>
      )}
      {post.imageUrl !== null && (
        <div className={css.picture}>
          <Image
            src={post.imageUrl}
            alt={t('pictureOf', { title: post.title })}
            patternName={post.title}
            isLargest={!isShortened}
            sizes="(min-width: 43rem) 42.5rem, 100vw"
          />
        </div>
      )}
      {post.attachments.length > 0 && (
        <AttachmentList
          items={shownFiles(post.attachments)}
          labels={{ list: t('attachmentsOf', { title: post.title }) }}
        />
      )}
    </Stack>
  );
}

/** Long enough, roughly, to be cut off at six lines. */
function textLength(html: string): number {
  return html.replaceAll(/<[^>]*>/g, '').length + 70 * (html.match(/<(p|li|h\d)\b/g)?.length ?? 0);
}
