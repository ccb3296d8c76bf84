export { newsFacts, type NewsFacts } from './news-facts.ts';
export { isNewsMail, type NewsMailKind, newsMailKinds } from './news-mail-kinds.ts';
export { planNewsMails } from './plan-news-mails.ts';
export { noNews } from './wishes.writes.ts';
