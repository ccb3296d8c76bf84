import '../../../kit/src/index.ts';
