import type { Post } from '@portal/api';
import { useMessages } from '@portal/kit';
import {
  IconEdit,
  IconFlag,
  IconLink,
  IconLock,
  IconMore,
  IconTrash,
  IconUndo,
  MenuButton,
  type MenuEntry,
} from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import type { PostRights } from '../../model/post-permissions.ts';

export interface PostMenuActions {
  onEdit: () => void;
  onDelete: () => void;
  onClose: () => void;
  onOpen: () => void;
  onReport: () => void;
  onCopyLink: () => void;
}

export interface PostMenuProps extends PostMenuActions {
  post: Pick<Post, 'title' | 'isReported'>;
  rights: PostRights;
  /** Where it is; without an address there is no link to copy. */
  href: string | undefined;
  /** The post was being edited until now. */
  hasAutoFocus?: boolean | undefined;
}

/** What a reader may do with a post beyond liking and saving; nothing is rendered when that is nothing. */
export function PostMenu({
  post,
  rights,
  onEdit,
  onDelete,
  onClose,
  onOpen,
  onReport,
  onCopyLink,
  href,
  hasAutoFocus,
}: PostMenuProps) {
  const t = useMessages(communitiesMessages);
  const items: MenuEntry[] = [];
  if (rights.edit) items.push({ id: 'edit', label: t('editPost'), icon: IconEdit, onPress: onEdit });
  if (rights.close) items.push({ id: 'close', label: t('closePost'), icon: IconLock, onPress: onClose });
  if (rights.open) items.push({ id: 'open', label: t('openPost'), icon: IconUndo, onPress: onOpen });
  if (href !== undefined) items.push({ id: 'copy', label: t('copyLink'), icon: IconLink, onPress: onCopyLink });
  if (rights.report) items.push({ id: 'report', label: t('reportPost'), icon: IconFlag, onPress: onReport });
  if (post.isReported)
    items.push({ id: 'reported', label: t('reported'), icon: IconFlag, isDisabled: true, onPress: onReport });
  if (rights.delete)
    items.push({ id: 'delete', label: t('deletePost'), icon: IconTrash, tone: 'critical', onPress: onDelete });
  if (items.length === 0) return null;
  return (
    <MenuButton
      label={t('moreActionsFor', { title: post.title })}
      trigger={{ kind: 'icon', icon: IconMore }}
      items={items}
      hasAutoFocus={hasAutoFocus}
    />
  );
}
