import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import type { EditorVariant } from '../RichTextEditor/extensions.ts';
import * as shell from '../RichTextEditor/shell.css.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './EditorSkeleton.css.ts';

export interface EditorSkeletonProps extends FieldProps {
  variant?: EditorVariant;
  maxCount?: number;
  onUploadImage?: unknown;
  hasVideos?: boolean;
  onSearchMentions?: unknown;
  loadingLabel: string;
}

/** How many tools and separators the toolbar of each variant has. */
const tools: Record<EditorVariant, { buttons: number; gaps: number }> = {
  post: { buttons: 14, gaps: 4 },
  comment: { buttons: 9, gaps: 3 },
};

/** The editor's box while its code is on the way, at the height that it will have. */
export function EditorSkeleton(props: EditorSkeletonProps) {
  const { variant = 'post', loadingLabel } = props;
  const ids = useFieldIds(props);
  const { gaps } = tools[variant];
  const ofPost = variant === 'post' ? [props.onUploadImage, props.hasVideos] : [];
  const buttons = tools[variant].buttons + [...ofPost, props.onSearchMentions].filter(Boolean).length;
  return (
    <FieldFrame field={props} ids={ids} isGroup>
      <div className={shell.frame} aria-busy>
        {props.isReadOnly ? null : (
          <div className={shell.toolbar}>
            {Array.from({ length: buttons }, (_, index) => (
              <span key={index} className={css.tool} />
            ))}
            {Array.from({ length: gaps }, (_, index) => (
              <span key={index} className={shell.gap} />
            ))}
          </div>
        )}
        <div className={`${shell.content} ${shell.height[variant]}`}>
          <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        </div>
        {props.maxCount !== undefined && <div className={css.counter} />}
      </div>
    </FieldFrame>
  );
}
