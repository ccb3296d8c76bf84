import '../../../../rules/src/index.ts';
