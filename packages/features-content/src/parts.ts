export type { ContentKind } from './model/content-kinds.ts';
export { Article, type ArticleProps } from './pages/ContentDetail/Article.tsx';
export { ArticleSkeleton } from './pages/ContentDetail/ArticleSkeleton.tsx';
