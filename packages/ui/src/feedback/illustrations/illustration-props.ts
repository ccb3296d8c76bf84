export type IllustrationName =
  | 'comments'
  | 'community'
  | 'conversation'
  | 'failed'
  | 'forbidden'
  | 'not-found'
  | 'offline'
  | 'people'
  | 'search'
  | 'under-construction'
  | 'welcome';

export interface IllustrationComponentProps {
  name: IllustrationName;
  /** Its width in pixels; the height is three quarters of it. */
  size?: number;
}
