import '../../../packages/api/src/rules/index.ts';
