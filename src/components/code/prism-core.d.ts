declare module 'prismjs/components/prism-core' {
  export {default} from 'prismjs';
}
