import type { Comment } from '@portal/api';
import { useMessages } from '@portal/kit';
import {
  AttachmentList,
  Button,
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
import { messages } from '../../messages.ts';
import { isEdited } from '../../model/comment-tree.ts';
import type { CommentRights } from '../../model/post-permissions.ts';
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
  onReply: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
}

/** One comment: who, what, and what can be done with it. */
export function CommentItem({ comment, role, rights, canReply, like, onReply, ...menu }: CommentItemProps) {
  const t = useMessages(messages);
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
      <div className={css.said}>
        <Stack gap={2}>
          <RichText html={comment.body} />
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
              {canReply && (
                <Button tone="neutral" size="sm" icon={IconReply} label={t('replyTo', { name })} onPress={onReply}>
                  {t('reply')}
                </Button>
              )}
            </Inline>
          </div>
        </Stack>
      </div>
    </Stack>
  );
}

interface CommentMenuProps extends Pick<CommentItemProps, 'rights' | 'onEdit' | 'onDelete' | 'onReport'> {
  name: string;
}

function CommentMenu({ name, rights, onEdit, onDelete, onReport }: CommentMenuProps) {
  const t = useMessages(messages);
  const items: MenuEntry[] = [];
  if (rights.edit) items.push({ id: 'edit', label: t('editComment'), icon: IconEdit, onPress: onEdit });
  if (rights.report) items.push({ id: 'report', label: t('reportComment'), icon: IconFlag, onPress: onReport });
  if (rights.delete)
    items.push({ id: 'delete', label: t('deleteComment'), icon: IconTrash, tone: 'critical', onPress: onDelete });
  if (items.length === 0) return null;
  return (
    <MenuButton label={t('actionsForComment', { name })} trigger={{ kind: 'icon', icon: IconMore }} items={items} />
  );
}
