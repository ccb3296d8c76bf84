import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { communitiesMessages } from '../../messages.ts';
import type { PostBasis } from '../../model/post-basis.ts';
import { type PostValues, valuesOf } from '../PostForm/post-values.ts';
import { usePostTags } from '../PostForm/use-post-tags.ts';
import { differingParts, mergedPost, onTopOf, type PostPart } from './post-versions.ts';
import { PostPartView } from './PostPartView.tsx';
import { firstSides, type Side } from './sides.ts';
import { TwoVersions, type VersionsOutcomes } from './TwoVersions.tsx';

const names = {
  title: 'postTitle',
  body: 'postContent',
  type: 'postType',
  tagIds: 'postTags',
  image: 'postImage',
} as const;
const ownNames = { files: 'partFiles', isQuestion: 'partQuestion', poll: 'partPoll' } as const;

export interface PostVersionsProps extends VersionsOutcomes {
  form: Form<PostValues>;
  /** As the server has it now. */
  theirs: PostBasis;
}

/** A post that two people have changed: both versions, and a choice of what is kept of each. */
export function PostVersions({ form, theirs, ...outcomes }: PostVersionsProps) {
  const t = useMessages(communitiesMessages);
  const { tags } = usePostTags([...theirs.tags, ...(form.values.basis?.tags ?? [])]);
  const their = valuesOf(theirs);
  const mine = onTopOf(their, form.values);
  const differing = differingParts(mine, their);
  const { basis } = form.values;
  const changedByMe = basis === null ? null : differingParts(valuesOf(basis), form.values);

  function take(sides: ReadonlyMap<PostPart, Side>) {
    const merged = mergedPost(mine, their, sides);
    for (const part of differing) form.set(part, merged[part]);
    form.set('files', merged.files);
    form.set('image', merged.image);
    form.set('basis', merged.basis);
  }

  return (
    <TwoVersions
      differing={differing.map((part) => ({
        part,
        label: labelOf(part),
        mine: <PostPartView part={part} values={mine} other={their} tags={tags} pictureName={t('pictureOfMine')} />,
        theirs: <PostPartView part={part} values={their} other={mine} tags={tags} pictureName={t('pictureOfTheirs')} />,
      }))}
      first={firstSides(differing, changedByMe)}
      take={take}
      send={form.onSubmit}
      {...outcomes}
    />
  );

  function labelOf(part: PostPart): string {
    if (part === 'files' || part === 'isQuestion' || part === 'poll') return t(ownNames[part]);
    return t(names[part]);
  }
}
