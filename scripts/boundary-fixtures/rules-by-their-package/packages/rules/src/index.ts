export * from '../../api/src/rules/index.ts';
