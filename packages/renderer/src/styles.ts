import './styles/base.css';
import './styles/compat.css';
import './styles/page.css';
import './styles/alert.css';
