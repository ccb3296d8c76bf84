export * from './auth.ts';
export * from './communities.ts';
export * from './embedding.ts';
export * from './events.ts';
export * from './files.ts';
export * from './people.ts';
export * from './posts.ts';
export * from './system.ts';
