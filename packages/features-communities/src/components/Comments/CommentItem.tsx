import type { Comment } from '@portal/api';
import { useMessages } from '@portal/kit';
import {
  AttachmentList,
  Badge,
  Button,
  IconCheckCircle,
  IconEdit,
  IconFlag,
  IconMore,
  IconReply,
  IconTrash,
  Inline,
  MenuButton,
  RichText,
  Stack,
  ToggleButton,
  type MenuEntry,
} from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { isEdited } from '../../model/comment-tree.ts';
import type { CommentRights } from '../../model/post-permissions.ts';
import { useMentionHref } from '../../model/use-mention-href.ts';
import { shownFiles } from '../../model/shown-files.ts';
import type { MemberRole } from '../../model/use-key-roles.ts';
import type { PostToggle } from '../PostActions/PostActions.tsx';
import { PostAuthor } from '../PostAuthor/PostAuthor.tsx';
import * as css from './Comments.css.ts';

export interface CommentItemProps {
  comment: Comment;
  role?: MemberRole | undefined;
  rights: CommentRights;
  /** It can be answered: the post is open and the thread not too deep. */
  canReply: boolean;
  like: PostToggle;
  /** It answers the question of its post, as who asked it says. */
  isAccepted?: boolean;
  /** Of the page that it links to. */
  preview?: ReactNode;
  /** Accepts it, for those who may. */
  accept?: ReactNode;
  /** It was being edited until now: the focus comes back to its menu. */
  hasAutoFocus?: boolean;
  /** An answer to it was being written until now: the focus comes back to the button that began it. */
  wasAnswered?: boolean;
  onReply: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
}

/** One comment: who, what, and what can be done with it. */
export function CommentItem({
  comment,
  role,
  rights,
  canReply,
  like,
  isAccepted = false,
  accept,
  preview,
  wasAnswered = false,
  onReply,
  ...menu
}: CommentItemProps) {
  const t = useMessages(communitiesMessages);
  const mentionHref = useMentionHref();
  const name = `${comment.author.firstName} ${comment.author.lastName}`;
  return (
    <Stack as="article" gap={2}>
      <PostAuthor
        author={comment.author}
        writtenAt={comment.createdAt}
        writtenBy={comment.writtenBy}
        role={role}
        isEdited={isEdited(comment)}
        size="sm"
        actions={<CommentMenu name={name} rights={rights} {...menu} />}
      />
      <div className={css.body}>
        <Stack gap={2}>
          {isAccepted && (
            <Inline>
              <Badge tone="positive" icon={IconCheckCircle}>
                {t('acceptedAnswer')}
              </Badge>
            </Inline>
          )}
          <RichText html={comment.body} mentionHref={mentionHref} />
          {preview}
          {comment.attachments.length > 0 && <AttachmentList items={shownFiles(comment.attachments)} />}
          <div className={css.marks}>
            <Inline gap={1}>
              <ToggleButton
                kind="like"
                size="sm"
                isSelected={like.isOn}
                count={like.count}
                onChange={like.toggle}
                isDisabled={!rights.react}
                labels={{ on: t('unlikeComment', { name }), off: t('likeComment', { name }) }}
              />
              {accept}
              {canReply && <ReplyButton name={name} hasFocus={wasAnswered} onPress={onReply} />}
            </Inline>
          </div>
        </Stack>
      </div>
    </Stack>
  );
}

interface ReplyButtonProps {
  name: string;
  /** It takes the focus when this becomes true. */
  hasFocus: boolean;
  onPress: () => void;
}

function ReplyButton({ name, hasFocus, onPress }: ReplyButtonProps) {
  const t = useMessages(communitiesMessages);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);
  return (
    <Button tone="neutral" size="sm" icon={IconReply} label={t('replyTo', { name })} onPress={onPress} buttonRef={ref}>
      {t('reply')}
    </Button>
  );
}

interface CommentMenuProps extends Pick<
  CommentItemProps,
  'rights' | 'hasAutoFocus' | 'onEdit' | 'onDelete' | 'onReport'
> {
  name: string;
}

function CommentMenu({ name, rights, hasAutoFocus, onEdit, onDelete, onReport }: CommentMenuProps) {
  const t = useMessages(communitiesMessages);
  const items: MenuEntry[] = [];
  if (rights.edit) items.push({ id: 'edit', label: t('edit'), icon: IconEdit, onPress: onEdit });
  if (rights.report) items.push({ id: 'report', label: t('reportComment'), icon: IconFlag, onPress: onReport });
  if (rights.delete)
    items.push({ id: 'delete', label: t('delete'), icon: IconTrash, tone: 'critical', onPress: onDelete });
  if (items.length === 0) return null;
  return (
    <MenuButton
      label={t('actionsForComment', { name })}
      trigger={{ kind: 'icon', icon: IconMore }}
      items={items}
      hasAutoFocus={hasAutoFocus}
    />
  );
}
