export {useHistory, useLocation} from 'react-router-dom';
