/** Styles of the Mantine components that only forms use. */
import '@mantine/core/styles/Input.layer.css';
