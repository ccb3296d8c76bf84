import 'wouter';
