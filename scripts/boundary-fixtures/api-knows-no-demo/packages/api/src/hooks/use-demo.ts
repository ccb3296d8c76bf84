import '../../../demo/src/mock/index.ts';
