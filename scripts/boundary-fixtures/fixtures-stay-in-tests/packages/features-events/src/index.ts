import '../../kit/src/testing/index.ts';
