import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { ComparedRichText } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { type CommentBasis, type CommentValues, commentValuesOf } from '../Comments/comment-values.ts';
import { type CommentPart, differingCommentParts } from './comment-versions.ts';
import { filesLeft, filesOn } from './post-versions.ts';
import { Lines } from './PostPartView.tsx';
import { firstSides, type Side } from './sides.ts';
import { TwoVersions, type VersionsOutcomes } from './TwoVersions.tsx';

export interface CommentVersionsProps extends VersionsOutcomes {
  form: Form<CommentValues>;
  /** As the server has it now. */
  theirs: CommentBasis;
}

/** A comment that two people have changed: both versions, and a choice of what is kept of each. */
export function CommentVersions({ form, theirs, ...outcomes }: CommentVersionsProps) {
  const t = useMessages(communitiesMessages);
  const their = commentValuesOf(theirs);
  const mine = { ...form.values, files: filesOn(their.files, form.values.files) };
  const differing = differingCommentParts(mine, their);
  const { basis } = form.values;
  const changedByMe = basis === null ? null : differingCommentParts(commentValuesOf(basis), form.values);
  const shown = {
    body: {
      label: t('yourComment'),
      mine: <ComparedRichText html={mine.body} other={their.body} headingLevel={4} />,
      theirs: <ComparedRichText html={their.body} other={mine.body} headingLevel={4} />,
    },
    files: {
      label: t('partFiles'),
      mine: <Lines lines={filesLeft(mine.files).map(({ name }) => name)} />,
      theirs: <Lines lines={filesLeft(their.files).map(({ name }) => name)} />,
    },
  };

  function take(sides: ReadonlyMap<CommentPart, Side>) {
    form.set('body', sides.get('body') === 'theirs' ? their.body : mine.body);
    form.set('files', sides.get('files') === 'theirs' ? their.files : mine.files);
    form.set('basis', theirs);
  }

  return (
    <TwoVersions
      differing={differing.map((part) => ({ part, ...shown[part] }))}
      first={firstSides(differing, changedByMe)}
      take={take}
      send={form.onSubmit}
      {...outcomes}
    />
  );
}
